<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form in an answer of WordPress' REST API, which another site or program may show. */
final class FormInRestTest extends SiteTestCase {

	public function test_it_is_posted_to_the_page_that_it_belongs_to(): void {
		$number = $this->form();
		$page   = $this->page( $number );
		$id     = url_to_postid( $page );
		$told   = json_decode( Http::get( "/wp-json/wp/v2/pages/{$id}" )->body, true )['content']['rendered'];
		$this->assertStringContainsString( " action=\"{$page}#atoll-form-{$number}\"", $told );
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
	}
}
