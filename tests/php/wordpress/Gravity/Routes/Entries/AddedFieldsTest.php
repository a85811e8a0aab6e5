<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Fields that were added to a form after an entry was sent. */
final class AddedFieldsTest extends ApiTestCase {

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->id = $this->entry( array( '5.1' => 'home' ) );
		$form     = $this->asked( 'forms-get', "forms/{$this->number}" );
		$this->sent(
			'forms-update',
			'PUT',
			"forms/{$this->number}",
			array(
				'fields' => array(
					// The entry's own questions stay as they were.
					...array_map(
						static fn( array $field ): array => array( 'label' => "{$field['label']} now" ) + $field,
						$form['fields']
					),
					array( 'id' => 20, 'type' => 'text', 'label' => 'Reference' ),
					array( 'id' => 21, 'type' => 'list', 'label' => 'Dependants' ),
				),
			) + $form
		);
	}

	public function test_their_answers_are_put_told_and_found(): void {
		$answers = array( '1' => 'Jo', '5.1' => 'home', '20' => 'R-77', '21' => array( 'Flo', 'Max' ) );
		$entry   = $this->sent( 'entries-update', 'PUT', "entries/{$this->id}", $answers );
		$this->assertEquals( $answers, array_intersect_key( $entry, $answers ) );
		$told = $this->asked( 'entries-get', "entries/{$this->id}", array( '_labels' => '1' ) );
		$this->assertEquals( $answers, array_intersect_key( $told, $answers ) );
		$this->assertSame(
			array( 'Topics', 'Reference' ),
			array( $told['_labels']['5']['5'], $told['_labels']['20'] ),
			'each as it was when it came'
		);
		$search = '{"field_filters":[{"key":"20","value":"r-77"}]}';
		$this->assertSame( 1, $this->asked( 'entries-list', 'entries', array( 'search' => $search ) )['total_count'] );
	}

	public function test_their_answers_are_shown_under_their_labels(): void {
		$this->sent( 'entries-update', 'PUT', "entries/{$this->id}", array( '1' => 'Jo', '20' => 'R-77' ) );
		$entry = Inside::get( EntryRepository::class )->find( $this->id );
		$this->assertSame(
			array( 'Full name' => 'Jo', 'Reference' => 'R-77' ),
			array_column( Inside::get( EntryTexts::class )->answers( $entry ), 'value', 'label' )
		);
	}

	public function test_what_was_read_can_be_put_back_and_what_is_not_sent_is_blank(): void {
		$this->sent( 'entries-update', 'PUT', "entries/{$this->id}", array( '1' => 'Jo', '20' => 'R-77' ) );
		$told = $this->asked( 'entries-get', "entries/{$this->id}" );
		$this->assertSame( 'R-77', $this->sent( 'entries-update', 'PUT', "entries/{$this->id}", $told )['20'] );
		$entry = $this->sent( 'entries-update', 'PUT', "entries/{$this->id}", array( '1' => 'Jo' ) );
		$this->assertSame( '', $entry['20'] );
	}
}
