<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Tests\WordPress\Support\Cases\SpamTestCase;

/** A visitor who sends the same again since it could not be stored is no robot that sends the same words everywhere. */
final class RetriedSubmissionTest extends SpamTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	public function test_what_was_sent_many_times_until_it_could_be_stored_is_no_spam(): void {
		$number = $this->form(
			'enquiry',
			array(
				'fields'        => array( array( 'id' => 1, 'type' => 'textarea', 'label' => 'Message' ) ),
				'notifications' => array(
					array( 'id' => 'staff', 'name' => 'Staff', 'to' => 'broker@example.com', 'subject' => 'New' ),
				),
			)
		);
		$answers = array(
			'input_1'         => 'Could you tell me what I need to bring along for a home loan?',
			'gform_unique_id' => 'abcdefghij0123456789',
		);
		$log     = ini_set( 'error_log', '/dev/null' );
		add_filter(
			'query',
			static fn( string $query ): string =>
				1 === preg_match( '/INSERT INTO \S+atoll_entries /', $query ) ? 'this is no SQL' : $query
		);
		foreach ( range( 1, 12 ) as $try ) {
			$this->assertSame( 503, $this->send( $number, $answers )->get_status(), "try {$try}" );
		}
		remove_all_filters( 'query' );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 200, $this->send( $number, $answers )->get_status() );
		$this->assertSame(
			array( 'active', array( 'token_missing' ), 1 ),
			array( $this->stored()->status, $this->reasons(), $this->mails() )
		);
	}
}
