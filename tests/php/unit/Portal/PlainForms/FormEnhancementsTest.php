<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\PlainForms;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\PluginPaths;
use Atoll\Portal\PlainForms\FormEnhancements;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class FormEnhancementsTest extends TestCase {

	public function test_a_plain_form_says_while_it_is_sent_what_every_other_form_says(): void {
		$form = ( new Workbench() )->contract->texts( 'form' );

		$this->assertSame(
			array( 'texts' => array( 'sending' => $form['sending'], 'offline' => $form['offline'] ) ),
			$this->props( $this->enhancements()->sendOnce( '<form></form>' ) )
		);
	}

	public function test_a_page_may_have_a_form_that_a_file_answers(): void {
		$props = $this->props( $this->enhancements()->sendOnce( '<form></form>', 'atoll-data' ) );
		$this->assertSame( 'atoll-data', $props['answeredByFile'] );
	}

	public function test_forms_with_files_say_more(): void {
		$texts = $this->props( $this->enhancements()->sendFiles( '<form></form>', 'Too large.' ) )['texts'];
		$this->assertSame( 'Sending… Please keep this page open.', $texts['sending'] );
		$this->assertSame( 'Too large.', $texts['tooLarge'] );
		$this->assertNotSame( '', $texts['offline'] );
		$this->assertStringContainsString( 'Choose your files again', $texts['unreadable'] );
	}

	public function test_an_address_is_replaced_only_where_it_holds_a_key(): void {
		$this->assertSame( array(), $this->props( $this->enhancements()->revealPassword( '<form></form>' ) ) );
		$this->assertSame(
			array( 'address' => 'https://example.com/login/' ),
			$this->props( $this->enhancements()->revealPassword( '<form></form>', 'https://example.com/login/' ) )
		);
	}

	private function enhancements(): FormEnhancements {
		$paths = new PluginPaths( Workbench::root() . '/plugin/atoll.php' );
		return new FormEnhancements( new Enhancements( $paths ), $paths );
	}

	/** @return array<string, mixed> What the enhancement is handed. */
	private function props( string $html ): array {
		$this->assertStringEndsWith( '"><form></form></div>', $html );
		$this->assertSame( 1, preg_match( '~data-props="([^"]*)"~', $html, $match ) );
		return json_decode( html_entity_decode( $match[1], ENT_QUOTES ), true, 4, JSON_THROW_ON_ERROR );
	}
}
