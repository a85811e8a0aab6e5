<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\EntryTexts;
use Atoll\Tests\WordPress\Support\Inside;

/** Answers to Gravity Forms' Multiple Choice, whose choices keep their inputs by a key. */
final class MovedChoicesTest extends MigrationTestCase {

	public function test_an_answer_stands_under_the_choice_that_it_was_given_to(): void {
		$this->tables->form(
			8,
			array(
				'title'   => 'Choosy',
				'version' => '2.9.1',
				'fields'  => array( $this->field( 1, 'Many', 'checkbox' ), $this->field( 2, 'One', 'radio' ) ),
			)
		);
		$this->tables->entry( 50, 8, array( '1.3' => 'a', '2' => 'b' ) );
		$this->move();

		$this->assertSame(
			array( 'Many' => 'Apple', 'One' => 'Banana' ),
			array_column( Inside::get( EntryTexts::class )->answers( $this->entry( 50 ) ), 'value', 'label' )
		);
	}

	/** @return array<string, mixed> */
	private function field( int $id, string $label, string $inputType ): array {
		return array(
			'id'        => $id,
			'type'      => 'multi_choice',
			'inputType' => $inputType,
			'label'     => $label,
			'choices'   => array(
				array( 'text' => 'Apple', 'value' => 'a', 'key' => 'ka' ),
				array( 'text' => 'Banana', 'value' => 'b', 'key' => 'kb' ),
			),
			'inputs'    => array(
				array( 'id' => "{$id}.1", 'label' => 'Banana', 'key' => 'kb' ),
				array( 'id' => "{$id}.3", 'label' => 'Apple', 'key' => 'ka' ),
			),
		);
	}
}
