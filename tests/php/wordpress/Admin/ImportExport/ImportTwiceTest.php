<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;

/** "Import the chosen forms", pressed twice. */
final class ImportTwiceTest extends InterchangeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=atoll-import&tab=import';

	public function test_a_double_press_brings_each_form_once_and_both_answers_tell_of_it(): void {
		$editor  = $this->user( 'editor' );
		$browser = Browser::of( $editor );
		$nonce   = $browser->nonce( $editor, 'atoll-import' );
		$address = $browser->post(
			self::SCREEN,
			array(
				'_wpnonce'   => $nonce,
				'atoll_step' => 'read',
				'atoll_file' => new \CURLStringFile( $this->text( 'moved' ), 'forms.json', 'application/json' ),
			)
		)->header( 'Location' );
		preg_match( '/name="atoll_press" value="([0-9a-f]{32})"/', $browser->get( $address )->body, $found );
		$press = http_build_query(
			array(
				'_wpnonce'    => $nonce,
				'atoll_step'  => 'import',
				'atoll_press' => $found[1] ?? '',
				'forms'       => array( 0 ),
			)
		);

		$answers = $browser->postAtOnce( 2, $address, $press );
		$answers = array( ...$answers, $browser->post( $address, $press ) );
		foreach ( $answers as $answer ) {
			$this->assertSame( 303, $answer->status );
			$this->assertStringContainsString( '(form 41)', $browser->get( $answer->header( 'Location' ) )->body );
		}
		$this->assertCount( 1, Inside::get( FormRepository::class )->list() );
	}
}
