<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A program that sends answers as JSON numbers has them stored digit by digit. */
final class RequestBodyTest extends SiteTestCase {

	public function test_digits_that_are_too_many_for_a_number_are_all_stored(): void {
		$number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Account' ),
					array( 'id' => 2, 'type' => 'text', 'label' => 'Card' ),
				),
			)
		);
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", '{"input_1":12345678901234567890123,"input_2":4111111111111111}' );
		$this->assertSame( 200, $reply->get_status() );
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->assertSame(
			array( '12345678901234567890123', '4111111111111111' ),
			array( $entry->answers['1'], $entry->answers['2'] )
		);
	}
}
