<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A password that goes along sealed with a form that is shown again: what its scripts are told. */
final class GivenPasswordTest extends SiteTestCase {

	public function test_scripts_ask_for_it_again_only_where_it_is_to_be_mended(): void {
		$password = array( 'id' => 1, 'type' => 'password', 'label' => 'Password', 'minLength' => 8, 'inputs' => null );
		$name     = array( 'id' => 3, 'type' => 'text', 'label' => 'Name' );
		$required = array( 'isRequired' => true );
		$form     = $this->form( 'enquiry', array( 'fields' => array( $password + $required, $name + $required ) ) );
		$page     = $this->page( $form );
		$this->assertTrue( $this->isRequired( Http::get( $page )->body ) );
		$answers = array( 'correct horse battery staple' => false, 'short' => true );
		foreach ( $answers as $typed => $isRequired ) {
			$refused = Http::post( $page, http_build_query( array( 'atoll_form' => $form, 'input_1' => $typed ) ) );
			$this->assertSame( 422, $refused->status );
			$this->assertSame( $isRequired, $this->isRequired( $refused->body ), $typed );
		}
	}

	/** What the form's island is told of the password. */
	private function isRequired( string $html ): bool {
		$this->assertSame( 1, preg_match( '~data-atoll="props">(.*?)</script>~s', $html, $found ) );
		$props = json_decode( $found[1], true, 16, JSON_THROW_ON_ERROR );
		return array_column( $props['definition']['fields'], null, 'id' )[1]['required'] ?? true;
	}
}
