<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

/** A client changes the answers of an application, where its form allows it. */
final class ChangedAnswersTest extends ApplicationPagesTestCase {

	public function test_answers_are_changed_in_the_form_where_it_is_now(): void {
		$form   = $this->openForm();
		$page   = $this->page( $form );
		$change = add_query_arg( 'change', '1', $this->url( $this->entry->id ) );
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

	public function test_of_a_form_that_does_not_allow_it_or_is_closed_nothing_is_changed(): void {
		$this->assertStringNotContainsString(
			'Change answers',
			$this->portal( $this->as( $this->client, $this->url( $this->entry->id ) )->body )
		);
		$answer = $this->as( $this->client, add_query_arg( 'change', '1', $this->url( $this->entry->id ) ) );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'cannot be changed here at present', $answer->body );
		\Atoll\plugin()->formStore()->delete( $this->entry->formNumber );
		$gone = $this->as( $this->client, $this->url( $this->entry->id ) );
		$this->assertSame( 200, $gone->status );
		$this->assertStringContainsString( 'jo@example.com', $gone->body );
	}
}
