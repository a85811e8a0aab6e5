<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form in an answer of WordPress' REST API, which another site or program may show. */
final class FormInRestTest extends SiteTestCase {

	public function test_it_is_posted_to_the_page_that_it_belongs_to(): void {
		$number = $this->form();
		$page   = $this->page( $number );
		$told   = $this->told( $page );
		$this->assertStringContainsString( " action=\"{$page}#atoll-form-{$number}\"", $told );
		$this->assertMatchesRegularExpression( '~<button type="submit"[^>]*>Send enquiry</button>~', $told );
	}

	public function test_a_form_that_is_closed_says_so_there_too(): void {
		$page = $this->page( $this->form( 'enquiry', array( 'requireLogin' => true ) ) );
		$this->assertStringNotContainsString( '<form', $this->told( $page ) );
	}

	public function test_it_is_posted_to_the_home_page_where_it_belongs_to_none(): void {
		$number           = $this->form();
		$editor           = get_userdata( $this->user( 'editor' ) );
		list( $password ) = \WP_Application_Passwords::create_new_application_password(
			$editor->ID, array( 'name' => 'App' )
		);
		$told             = Http::get(
			"/wp-json/wp/v2/block-renderer/atoll/form?context=edit&attributes[formId]={$number}",
			array( 'Authorization: Basic ' . base64_encode( "{$editor->user_login}:{$password}" ) )
		)->json()['rendered'];
		$this->assertStringContainsString( ' action="' . home_url( '/' ) . "#atoll-form-{$number}\"", $told );
		$this->assertStringNotContainsString( 'type="submit"', $told, 'a preview sends nothing' );
	}

	/** The page's content, as the API tells it. */
	private function told( string $page ): string {
		return Http::get( '/wp-json/wp/v2/pages/' . url_to_postid( $page ) )->json()['content']['rendered'];
	}
}
