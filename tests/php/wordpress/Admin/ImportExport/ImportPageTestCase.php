<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The screen "Import and export", opened and posted without a script. */
abstract class ImportPageTestCase extends InterchangeTestCase {

	protected const SCREEN = '/wp-admin/admin.php?page=atoll-import';

	protected int $editor;
	protected Browser $browser;

	protected function setUp(): void {
		parent::setUp();
		$this->editor  = $this->user( 'editor' );
		$this->browser = Browser::of( $this->editor );
	}

	/** The text of what a page gives the focus to. */
	protected static function focused( string $page ): string {
		preg_match( '/<[^>]+ autofocus[^>]*>(.+)/', $page, $found );
		return strip_tags( $found[1] ?? '' );
	}

	/** @param array<string, mixed> $body */
	protected function posted( string $tab, array $body ): HttpAnswer {
		return $this->browser->post(
			self::SCREEN . "&tab={$tab}",
			array( '_wpnonce' => $this->browser->nonce( $this->editor, 'atoll-import' ) ) + $body
		);
	}
}
