<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Gravity Forms' fields of every kind, in and out again. */
final class GravityKindsTest extends SiteTestCase {

	public function test_every_kind_comes_back_as_it_came(): void {
		$number = $this->form( 'every-kind' );
		$this->actAs( 'administrator' );
		$form = json_decode( (string) wp_json_encode( $this->get( "/gf/v2/forms/{$number}" )->get_data() ), true );
		foreach ( $this->fixture( 'every-kind' )['fields'] as $index => $field ) {
			$this->assertSame( $field, $form['fields'][ $index ], $field['label'] );
		}
	}

	public function test_what_it_came_to_mean_here(): void {
		$form = Inside::get( FormRepository::class )->find( $this->form( 'every-kind' ) );
		$all  = static fn( int $id, string ...$names ) => array_map(
			static fn( string $name ) => $form->field( $id )->data->get( $name ),
			$names
		);

		$this->assertSame( array( 'passwordTwice' ), $all( 1, 'control' ) );
		$this->assertSame( array( 'Name', 'Age' ), $form->field( 5 )->columns );
		$this->assertSame( 0, $form->field( 5 )->maxRows );
		$this->assertSame(
			array( true, 2, 5 * 1048576, array( 'pdf', 'jpg' ) ),
			$all( 6, 'multipleFiles', 'maxFiles', 'maxFileSize', 'allowedExtensions' )
		);
		$this->assertSame(
			array( 'datepicker', 'mdy', 'mm/dd/yyyy' ),
			$all( 7, 'dateType', 'dateFormat', 'formatString' )
		);
		$this->assertSame(
			array( 'datefield', 'dmy_dot', 'dd.mm.yyyy' ),
			$all( 8, 'dateType', 'dateFormat', 'formatString' )
		);
		$this->assertSame(
			array( 'datedropdown', 'ymd', 'yyyy/mm/dd' ),
			$all( 9, 'dateType', 'dateFormat', 'formatString' )
		);
		$this->assertSame( array( '24' ), $all( 10, 'timeFormat' ) );
		$this->assertSame( array( 'altcha' ), $all( 12, 'captchaType' ) );
		$this->assertSame(
			array( 'hidden', 'spring', 'utm_campaign' ),
			$all( 13, 'control', 'defaultValue', 'inputName' )
		);
		$this->assertNull( $form->field( 14 ), 'What is for administrators is shown to nobody else.' );
		$this->assertNull( $form->field( 15 ) );
	}

	public function test_parts_keep_what_their_editor_changed(): void {
		$form = Inside::get( FormRepository::class )->find( $this->form( 'every-kind' ) );

		$this->assertSame(
			array( '3.2' => 'Prefix', '3.3' => 'Given name', '3.6' => 'Last name' ),
			$this->labels( $form->field( 3 ) )
		);
		$this->assertSame( array( 'Mr.', 'Ms.' ), array_column( $form->field( 3 )->inputs[0]->choices, 'value' ) );
		$this->assertSame( 'Lee', $form->field( 3 )->inputs[2]->defaultValue );
		$this->assertSame( 'Jo', $form->field( 3 )->inputs[1]->data->string( 'placeholder' ) );
		$this->assertArrayNotHasKey( '4.6', $this->labels( $form->field( 4 ) ) );
		$this->assertSame( 'Postcode', $this->labels( $form->field( 4 ) )['4.5'] );
		$this->assertFalse( $form->field( 4 )->inputs[1]->required, 'Gravity Forms asks for no second line.' );
		$this->assertSame( 'The month', $this->labels( $form->field( 8 ) )['8.1'] );
	}

	public function test_a_form_of_our_own_asks_for_days_first_and_for_a_second_line(): void {
		$fixture = $this->fixture( 'every-kind' );
		$form    = Inside::get( FormRepository::class )->find(
			$this->form( 'every-kind', array( 'version' => null ) + $fixture )
		);

		$this->assertSame( 'dd/mm/yyyy', $form->field( 7 )->data->string( 'formatString' ) );
		$this->assertTrue( $form->field( 4 )->inputs[1]->required );
	}

	public function test_nothing_that_leaves_the_server_tells_the_right_answer(): void {
		$number = $this->form( 'every-kind' );
		$page   = \Atoll\plugin()->forms()->html( $number );

		$this->assertStringContainsString( '"rule":"correct"', $page );
		$this->assertStringNotContainsString( 'IsCorrect', $page );
		$this->assertStringNotContainsString( 'correctValue', $page );
		$this->assertStringNotContainsString( '"gquiz2"]', str_replace( '"gquiz1","gquiz2"]', '', $page ) );
	}

	/** @return array<string, string> By input id. */
	private function labels( Field $field ): array {
		$labels = array();
		foreach ( $field->inputs as $input ) {
			$labels[ $input->id ] = $input->label;
		}
		return $labels;
	}
}
