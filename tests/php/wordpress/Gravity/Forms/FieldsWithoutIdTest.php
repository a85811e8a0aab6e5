<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Programs may leave the ids of fields to the site, as in Gravity Forms. */
final class FieldsWithoutIdTest extends SiteTestCase {

	public function test_get_the_next_ones(): void {
		$this->actAs( 'administrator' );
		$form = $this->post(
			'/gf/v2/forms',
			array(
				'title'  => 'Numbered',
				'fields' => array(
					array( 'type' => 'text', 'label' => 'A' ),
					array( 'type' => 'text', 'label' => 'B', 'id' => 4 ),
					array( 'type' => 'page', 'id' => '' ),
					array( 'type' => 'text', 'label' => 'C', 'id' => 0 ),
				),
			)
		)->get_data();
		$this->assertSame( array( 5, 4, 6, 7 ), array_column( $form['fields'], 'id' ) );
		array_pop( $form['fields'] );
		$form['fields'][] = array( 'type' => 'text', 'label' => 'D' );
		$put              = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$form['id']}" );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body( (string) wp_json_encode( array_diff_key( $form, array( 'nextFieldId' => 0 ) ) ) );
		$this->assertSame(
			array( 5, 4, 6, 8 ),
			array_column( rest_do_request( $put )->get_data()['fields'], 'id' ),
			'answers to a field that is gone belong to no other'
		);
	}

	public function test_are_told_by_the_id_they_got(): void {
		$this->actAs( 'administrator' );
		$fields = array( array( 'type' => 'text', 'label' => 'A' ), array( 'type' => 'foo' ) );
		$form   = $this->post( '/gf/v2/forms', array( 'title' => 'Odd', 'fields' => $fields ) )->get_data();
		$this->assertSame(
			array( '“Field 2”: Atoll has no field of the kind “foo”.' ),
			$form['atoll_report']['kept']
		);
	}
}
