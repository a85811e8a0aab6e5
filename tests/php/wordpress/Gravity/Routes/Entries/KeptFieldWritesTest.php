<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Programs write and read answers to fields that a form keeps without asking them, as in Gravity Forms. */
final class KeptFieldWritesTest extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->number = (int) $this->sent(
			'forms-create',
			'POST',
			'forms',
			array(
				'title'  => 'Broker',
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					$this->forStaff( 11, 'text', 'Broker’s remark' ),
					$this->forStaff( 12, 'fileupload', 'Report' ),
					$this->forStaff( 13, 'html', 'A hint' ) + array( 'displayOnly' => true ),
					array(
						'id'     => 14,
						'type'   => 'survey',
						'label'  => 'How was it?',
						'inputs' => array(
							array( 'id' => '14.1', 'label' => 'The call' ),
							array( 'id' => '14.2', 'label' => 'The form' ),
						),
					),
				),
			),
			201
		)['id'];
	}

	public function test_they_are_stored_told_and_changed(): void {
		$id    = $this->entry( array( '11' => 'pays late', '14.2' => 'Good', '13' => 'no answer', '99' => 'none' ) );
		$entry = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame(
			array( 'pays late', '', 'Good', '' ),
			array( $entry['11'], $entry['14.1'], $entry['14.2'], $entry['12'] )
		);
		$this->assertEquals( array( 1 => 'Jo', 11 => 'pays late', '14.2' => 'Good' ), $this->answers( $id ) );

		$changed = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '11' => 'pays on time' ) + $entry );
		$this->assertSame( array( 'pays on time', 'Good' ), array( $changed['11'], $changed['14.2'] ) );
		$this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Jo' ) );
		$this->assertSame( array( 1 => 'Jo' ), $this->answers( $id ) );
	}

	public function test_no_program_makes_a_file_of_a_text(): void {
		$id = $this->entry( array( '12' => 'https://example.com/made-up.pdf' ) );
		$this->assertSame( array( 1 => 'Jo' ), $this->answers( $id ) );
	}

	public function test_labels_and_filters_name_them(): void {
		$id     = $this->entry( array( '11' => 'pays late' ) );
		$labels = $this->asked( 'entries-get', "entries/{$id}", array( '_labels' => '1' ) )['_labels'];
		$this->assertSame( 'Broker’s remark', $labels['11'] );
		$this->assertEquals(
			array( '14' => 'How was it?', '14.1' => 'The call', '14.2' => 'The form' ),
			$labels['14']
		);
		$this->assertArrayNotHasKey( '13', $labels );
		$list = $this->asked( 'forms-entries', "forms/{$this->number}/entries", array( '_labels' => '1' ) );
		$this->assertSame( $labels, $list['_labels'] );

		$filters = $this->asked( 'forms-field-filters', "forms/{$this->number}/field-filters" );
		$texts   = array_column( $filters, 'text', 'key' );
		$this->assertSame(
			array( 'Broker’s remark', 'How was it? (The form)' ),
			array( $texts['11'], $texts['14.2'] )
		);
		$this->assertArrayNotHasKey( '12', $texts );
	}

	public function test_what_visitors_get_knows_nothing_of_them(): void {
		$this->entry( array( '11' => 'pays late' ) );
		$form = Inside::get( FormRepository::class )->find( $this->number );
		$this->assertSame( array( 'Name', null ), array( $form->field( 1 )?->label, $form->field( 11 )?->label ) );
	}

	/** @return array<string, mixed> */
	private function forStaff( int $id, string $type, string $label ): array {
		return array( 'id' => $id, 'type' => $type, 'label' => $label, 'visibility' => 'administrative' );
	}

	/** @return array<array-key, string> As they are stored. */
	private function answers( int $id ): array {
		return Inside::get( EntryRepository::class )->find( $id )->answers;
	}
}
