<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\Forms\FieldMapper;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A name in one box, which older versions of Gravity Forms call “Simple”, is here a text that says who sends it. */
final class SimpleNamesTest extends SiteTestCase {

	private const FIELD = array(
		'id'         => 4,
		'type'       => 'name',
		'label'      => 'Name',
		'nameFormat' => 'simple',
		'isRequired' => true,
		'inputs'     => null,
	);

	public function test_it_is_asked_in_one_box_and_its_answers_keep_their_place(): void {
		$number = $this->form( 'enquiry', array( 'fields' => array( self::FIELD ) ) );
		$field  = Inside::get( FormRepository::class )->find( $number )->field( 4 );
		$this->assertSame( array( 'text', 'name', true ), array( $field->kind, $field->tells, $field->required ) );

		$sent = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_4' => 'Jo Lee' ) );
		$this->assertTrue( $sent->get_data()['is_valid'], (string) wp_json_encode( $sent->get_data() ) );
		$this->actAs( 'administrator' );
		$this->assertSame( 'Jo Lee', $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['4'] );
		$entry = $this->post( '/gf/v2/entries', array( 'form_id' => $number, '4' => 'Sam Li' ) );
		$this->assertSame( 'Sam Li', $entry->get_data()['4'] );
		$this->assertSame(
			self::FIELD,
			array_intersect_key(
				(array) $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'][0],
				self::FIELD
			)
		);
	}

	public function test_one_with_parts_stays_a_name(): void {
		$parts = array( array( 'id' => '4.3', 'label' => 'First' ), array( 'id' => '4.6', 'label' => 'Last' ) );
		$form  = $this->form( 'enquiry', array( 'fields' => array( array( 'inputs' => $parts ) + self::FIELD ) ) );
		$this->assertSame( 'name', Inside::get( FormRepository::class )->find( $form )->field( 4 )->kind );
	}

	public function test_that_browsers_do_not_fill_it_in_survives_export_and_import(): void {
		$mapper = Inside::get( FieldMapper::class );
		$source = $mapper->toSource( self::FIELD, true );
		unset( $source['autocomplete'] );
		$file = $mapper->fromSource( $source, 1, true );
		$this->assertSame( '', $mapper->toSource( $file, true )['autocomplete'] ?? '' );
	}
}
