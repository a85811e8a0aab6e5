<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;

/** A client changes the answers of an application, where its form allows it. */
final class ChangedAnswersTest extends ApplicationPagesTestCase {

	public function test_answers_are_changed_in_the_form_where_it_is_now(): void {
		$form   = $this->openForm();
		$page   = $this->page( $form );
		$change = $this->changeUrl();
		$this->alter( $this->entry->id, array( 'form_number' => $form, 'source_url' => $page ) );
		$this->assertStringContainsString(
			'Change answers',
			$this->as( $this->client, $this->url( $this->entry->id ) )->body
		);
		$this->assertSame(
			add_query_arg( 'entry', (string) $this->entry->id, $page ) . "#atoll-form-{$form}",
			$this->as( $this->client, $change )->header( 'Location' )
		);
		$this->alter( $this->entry->id, array( 'source_url' => home_url( '/moved-away/' ) ) );
		$this->assertStringStartsWith( $page, $this->as( $this->client, $change )->header( 'Location' ) );
		$this->assertSame( 404, $this->as( $this->other, $change )->status );
	}

	public function test_a_form_behind_a_link_is_changed_on_the_page_with_the_link(): void {
		$form = $this->openForm();
		$link = "<p><a href=\"/apply/\" data-atoll-form=\"{$form}\">Apply</a></p>";
		$page = get_permalink( $this->portalPage( $link, false ) );
		$this->alter( $this->entry->id, array( 'form_number' => $form, 'source_url' => home_url( '/' ) ) );
		$query = array( 'formid' => (string) $form, 'entry' => (string) $this->entry->id );
		$this->assertSame(
			add_query_arg( $query, $page ),
			$this->as( $this->client, $this->changeUrl() )->header( 'Location' )
		);
		$html = $this->as( $this->client, add_query_arg( $query, $page ) )->body;
		$link = '~<a (?=[^>]*data-on="load")[^>]*href="([^"]*)"[^>]*>Apply~';
		$this->assertSame( 1, preg_match( $link, $html, $found ) );
		$this->assertSame( add_query_arg( $query, home_url( '/apply/' ) ), html_entity_decode( $found[1] ) );
	}

	public function test_of_an_open_form_that_no_page_shows_nothing_is_offered_or_said_to_be_closed(): void {
		$form = $this->openForm();
		$this->alter( $this->entry->id, array( 'form_number' => $form, 'source_url' => home_url( '/' ) ) );
		foreach ( array( $this->dashboard, $this->url( $this->entry->id ) ) as $page ) {
			$html = $this->portal( $this->as( $this->client, $page )->body );
			$this->assertStringNotContainsString( 'Change answers', $html );
		}
		$answer = $this->as( $this->client, $this->changeUrl() );
		$this->assertStringContainsString( 'cannot be changed here at present. Please call us', $answer->body );
		$this->page( $form );
		$this->assertStringContainsString( 'Change answers', $this->as( $this->client, $this->dashboard )->body );
	}

	public function test_of_a_closed_form_it_says_so(): void {
		$form = $this->openForm();
		$this->page( $form );
		$this->alter( $this->entry->id, array( 'form_number' => $form ) );
		Inside::get( FormWriter::class )->trash( $form );
		$page = $this->as( $this->client, $this->changeUrl() )->body;
		$this->assertStringContainsString( '<title>Your answers cannot be changed – ', $page );
		$this->assertMatchesRegularExpression(
			'~<p [^>]*role="status" tabindex="-1" autofocus>The answers cannot be changed here at present, because the form is closed~',
			$page
		);
	}

	public function test_of_a_form_that_does_not_allow_it_or_is_gone_nothing_is_changed(): void {
		$this->assertStringNotContainsString(
			'Change answers',
			$this->portal( $this->as( $this->client, $this->url( $this->entry->id ) )->body )
		);
		$answer = $this->as( $this->client, $this->changeUrl() );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'cannot be changed here at present', $answer->body );
		Inside::get( FormWriter::class )->delete( $this->entry->formNumber );
		$gone = $this->as( $this->client, $this->url( $this->entry->id ) );
		$this->assertSame( 200, $gone->status );
		$this->assertStringContainsString( 'jo@example.com', $gone->body );
	}

	private function changeUrl(): string {
		return add_query_arg( 'change', '1', $this->url( $this->entry->id ) );
	}
}
