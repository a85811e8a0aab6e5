<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine;

use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class FormEngineTest extends TestCase {

	private const CHOICES = array( array( 'text' => 'A' ), array( 'text' => 'B', 'isSelected' => true ) );

	public function test_an_untouched_form_holds_its_defaults(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'defaultValue' => "a\r\nb" ),
			array( 'id' => 2, 'kind' => 'select', 'choices' => self::CHOICES ),
			array( 'id' => 3, 'kind' => 'checkbox', 'choices' => self::CHOICES ),
			array( 'id' => 4, 'kind' => 'html' )
		);
		$answers   = $workbench->engine->initial( $form );

		self::assertSame(
			array( "a\nb", 'B', array( 'B' ), '' ),
			array_map( array( $answers, 'value' ), array( 1, 2, 3, 4 ) )
		);
	}

	public function test_what_the_address_fills_in_replaces_the_default_and_nothing_else(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'defaultValue' => 'default' ),
			array( 'id' => 2, 'kind' => 'text', 'defaultValue' => 'default' ),
			array( 'id' => 3, 'kind' => 'checkbox', 'choices' => self::CHOICES )
		);
		$answers   = $workbench->engine->initial( $form, array( 'input_1' => '', 'input_3_1' => 'A' ) );

		self::assertSame(
			array( '', 'default', array( 'A' ) ),
			array_map( array( $answers, 'value' ), array( 1, 2, 3 ) )
		);
	}

	public function test_messages_come_in_the_order_of_the_form(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 9, 'kind' => 'text', 'required' => true ),
			array( 'id' => 2, 'kind' => 'email', 'required' => true )
		);
		$verdict   = $workbench->judge( $form, array() );

		self::assertFalse( $verdict->isValid() );
		self::assertSame( array( 9, 2 ), array_keys( $verdict->messages() ) );
	}

	public function test_a_stored_entry_reads_as_what_was_answered(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 1, 'kind' => 'text' ),
			array( 'id' => 3, 'kind' => 'checkbox', 'choices' => self::CHOICES )
		);
		$answers   = $workbench->engine->fromEntry(
			$form,
			array( '1' => 'x', '3.2' => 'B', '8' => 'of a field that is gone' )
		);

		self::assertSame( array( 'x', array( 'B' ) ), array( $answers->value( 1 ), $answers->value( 3 ) ) );
	}

	public function test_a_stored_result_of_zero_is_zero_to_a_condition_of_a_mail(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 1, 'kind' => 'number' ),
			array( 'id' => 2, 'kind' => 'number', 'calculationFormula' => '{In:1} - 50' )
		);
		$rule      = array( 'fieldId' => '2', 'operator' => '<', 'value' => '100' );
		$holds     = static fn( string $in ) => $workbench->engine->holds(
			$form,
			$workbench->engine->fromEntry( $form, array( '1' => $in ) ),
			array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( $rule ) )
		);

		self::assertTrue( $holds( '50' ) );
		self::assertFalse( $holds( '150' ) );
	}

	public function test_hundred_thousand_digits_are_judged_at_once(): void {
		$workbench = new Workbench();
		$form      = $workbench->form(
			array( 'id' => 1, 'kind' => 'number' ),
			array( 'id' => 2, 'kind' => 'website' ),
			array( 'id' => 3, 'kind' => 'email' )
		);
		$start     = microtime( true );
		$answers   = $workbench->engine->answers(
			$form,
			array(
				'input_1' => str_repeat( '1,111', 20000 ),
				'input_2' => 'http://' . str_repeat( 'a.', 49000 ),
				'input_3' => str_repeat( 'a', 99990 ) . '@',
			)
		);

		self::assertCount(
			3,
			$workbench->engine->validate( $form, $workbench->engine->resolve( $form, $answers ) )->messages()
		);
		self::assertLessThan( 0.5, microtime( true ) - $start );
	}
}
