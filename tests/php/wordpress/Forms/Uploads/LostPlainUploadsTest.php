<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Http\Http;

/** Files without JavaScript that a form which is shown again comes without: they are asked for. */
final class LostPlainUploadsTest extends PlainUploadTestCase {

	public function test_files_that_came_with_a_login_that_had_ended_are_asked_for_again(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$user   = $this->user( 'subscriber' );
		$opened = Http::get(
			$page,
			array( 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $user, time() + 600, 'logged_in' ) )
		);
		$answer = Http::post(
			$page,
			array(
				'input_1'    => 'Jo Bloggs',
				'input_6'    => new \CURLStringFile( self::PDF, 'pay.pdf' ),
				'input_7[0]' => new \CURLStringFile( self::PDF . '1', 'one.pdf' ),
				'input_7[1]' => new \CURLStringFile( self::PDF . '2', 'two.pdf' ),
			) + $this->hidden( $opened->body )
		);
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'We could not save the file pay.pdf. Please choose it again.', $answer->body );
		$this->assertStringContainsString( 'We could not save the files one.pdf, two.pdf. Please choose them again.', $answer->body );
	}

	public function test_files_that_are_more_than_php_takes_at_once_are_told_above_a_form_that_takes_files(): void {
		$plugin = WP_CONTENT_DIR . '/mu-plugins/atoll-large-posts.php';
		wp_mkdir_p( dirname( $plugin ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/large-posts.php', $plugin );
		$send   = fn( int $form ) => Http::post( $this->page( $form ), '', array( 'X-Atoll-Large: 1' ) );
		$answer = $send( $this->uploadForm() );
		$other  = $send( $this->form() );
		unlink( $plugin );
		$this->assertSame( 413, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringContainsString( '<title>Error – ', $answer->body );
		$this->assertMatchesRegularExpression( '~role="alert"[^>]*>.{0,200}so nothing arrived, your answers included~s', $answer->body );
		$this->assertStringContainsString( 'name="input_1"', $answer->body );
		$this->assertStringNotContainsString( 'nothing arrived', $other->body );
	}

	public function test_files_of_a_form_that_was_sent_already_are_asked_for_again_when_other_answers_are_sent(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$files  = array( 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) );
		$opened = Http::post( $page, array( 'atoll_form' => $form, 'input_1' => '' ) + $files );
		$hidden = $this->hidden( $opened->body );
		$this->assertSame( 303, Http::post( $page, http_build_query( array( 'input_1' => 'Jo' ) + $hidden ) )->status );
		$answer = Http::post( $page, http_build_query( array( 'input_1' => 'Joe' ) + $hidden ) );
		$this->assertSame( 409, $answer->status );
		$this->assertStringContainsString( 'We no longer have the file pay.pdf. Please choose it again.', $answer->body );
	}
}
