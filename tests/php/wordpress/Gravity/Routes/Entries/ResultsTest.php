<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\EntryResults;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** GET gf/v2/forms/{id}/results and field-filters. */
final class ResultsTest extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->entry( array( '5.1' => 'home', '6' => 'now', '7' => 'VIC' ) );
		$this->entry( array( '5.1' => 'home', '5.2' => 'refinance', '6' => 'later', '2' => 'bo@example.com' ) );
		$this->entry( array( '5.2' => 'refinance', '6' => 'now', 'status' => 'spam' ) );
	}

	public function test_answers_and_choices_are_counted(): void {
		$results = $this->asked( 'forms-results', "forms/{$this->number}/results" );
		$this->assertSame( array( 2, 'complete' ), array( $results['entry_count'], $results['status'] ) );
		$this->assertSame(
			array(
				'1' => 2,
				'2' => 1,
				'3' => 0,
				'5' => array( 'home' => 2, 'refinance' => 1 ),
				'6' => array( 'now' => 1, 'later' => 1 ),
				'7' => array( 'VIC' => 1, 'QLD' => 0 ),
			),
			array_intersect_key( $results['field_data'], array_flip( array( '1', '2', '3', '5', '6', '7' ) ) )
		);
		$this->assertSame( array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 11 ), array_keys( $results['labels'] ) );
		$this->assertSame( 'Full name', $results['labels']['1'] );
		$this->assertSame( array( 'label', 'choices' ), array_keys( $results['labels']['6'] ) );
		$this->assertArrayHasKey( 'now', $results['labels']['6']['choices'] );
	}

	public function test_a_search_narrows_what_is_counted(): void {
		$results = $this->asked( 'forms-results', "forms/{$this->number}/results", array( 'search' => '{"field_filters":[{"key":"6","value":"now","operator":"="}]}' ) );
		$this->assertSame(
			array( 1, 1, 0 ),
			array( $results['entry_count'], $results['field_data']['5']['home'], $results['field_data']['6']['later'] )
		);
		$search = array( 'search' => '{"status":"spam"}' );
		$spam   = $this->asked( 'forms-results', "forms/{$this->number}/results", $search );
		$this->assertSame( 1, $spam['field_data']['5']['refinance'] );
		$this->assertSame(
			array( 400, 'rest_invalid_param' ),
			$this->refused( 'GET', "forms/{$this->number}/results?search=%7Bno" )
		);
	}

	public function test_many_entries_are_counted_in_slices_that_lose_none_and_double_none(): void {
		$form = Inside::get( FormRepository::class )->find( $this->number );
		$this->assertNotNull( $form );
		for ( $i = 0; $i < 501; $i++ ) {
			\Atoll\Tests\WordPress\Support\Inside::get( \Atoll\Forms\Entries\Storage\SubmittedEntries::class )->insert(
				new \Atoll\Forms\Entries\Storage\NewEntry(
					$form,
					array( 6 => 'later' ),
					new \Atoll\Forms\Submission\Submission(
						$this->number,
						array(),
						"key {$i}",
						new \Atoll\Platform\Access\Identity\Visitor( 0, '', '' ),
						''
					)
				)
			);
		}
		$now     = 0.0;
		$results = new EntryResults(
			Inside::get( EntryRepository::class ),
			Shapes::standard(),
			static function () use ( &$now ): float {
				return $now += 6.0; // Longer than a slice at each look.
			}
		);
		$first   = $results->compute( $form, new EntryCriteria( 'active', array( $this->number ) ) );
		$this->entry( array( '6' => 'now' ) ); // Comes between two slices.
		$second  = $results->compute( $form, new EntryCriteria( 'active', array( $this->number ) ) );
		$this->assertSame(
			array( 503, 'incomplete', 504, 'complete' ),
			array( $first['entry_count'], $first['status'], $second['entry_count'], $second['status'] )
		);
		$this->assertSame( 99, $first['progress'] );
		$this->assertSame( array( 'now' => 2, 'later' => 502 ), (array) ( (array) $second['field_data'] )[6] );
	}

	public function test_choices_that_are_called_by_numbers_are_a_map_as_well(): void {
		$choices      = array( array( 'text' => '0', 'value' => '0' ), array( 'text' => '1', 'value' => '1' ) );
		$field        = array( 'id' => 1, 'type' => 'radio', 'label' => 'Children', 'choices' => $choices );
		$this->number = $this->form( 'enquiry', array( 'fields' => array( $field ) ) );
		$this->actAs( 'administrator' );
		$this->entry( array( '1' => '0' ) );
		$results = $this->get( "/gf/v2/forms/{$this->number}/results", array() )->get_data();
		$this->assertStringContainsString( '"field_data":{"1":{"0":1,"1":0}}', (string) wp_json_encode( $results ) );
	}

	public function test_only_the_entries_of_the_form_count(): void {
		$other = $this->form();
		$this->actAs( 'administrator' );
		$this->assertSame( 0, $this->asked( 'forms-results', "forms/{$other}/results" )['entry_count'] );
	}

	public function test_field_filters_name_keys_operators_and_choices(): void {
		$filters = array_column(
			$this->asked( 'forms-field-filters', "forms/{$this->number}/field-filters" ),
			null,
			'key'
		);
		$this->assertSame(
			array(
				'key'             => '0',
				'text'            => 'Any form field',
				'operators'       => array( 'contains', 'is' ),
				'preventMultiple' => false,
			),
			$filters['0']
		);
		$this->assertSame( array( 'is', 'isnot', '>', '<', 'contains' ), $filters['1']['operators'] );
		$this->assertSame( array( 'now', 'later' ), array_column( $filters['6']['values'], 'value' ) );
		$this->assertSame( array( 'home', 'refinance' ), array_column( $filters['5']['values'], 'value' ) );
		$this->assertArrayHasKey( 'entry_id', $filters );
		$this->assertSame( 'yyyy-mm-dd', $filters['date_created']['placeholder'] );
	}

	public function test_parts_have_filters_of_their_own_and_secrets_none(): void {
		$this->number = $this->form( 'every-kind' );
		$this->actAs( 'administrator' );
		$filters = $this->asked( 'forms-field-filters', "forms/{$this->number}/field-filters" );
		$filters = array_column( $filters, 'text', 'key' );
		$this->assertStringStartsWith( 'Name (', $filters['3.3'] );
		$this->assertArrayNotHasKey( '1', $filters );
		$this->assertArrayNotHasKey( '6', $filters );
		$this->assertArrayHasKey( '8', $filters, 'A date is one value.' );
	}
}
