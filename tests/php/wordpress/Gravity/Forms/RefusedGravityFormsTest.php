<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What Gravity Forms’ REST API takes for no form is refused with the reason, and nothing of it is stored. */
final class RefusedGravityFormsTest extends SiteTestCase {

	/** @param array<string, mixed> $changes */
	#[DataProvider( 'broken' )]
	public function test_what_is_no_form_is_refused_with_the_reason( array $changes, string $code ): void {
		$this->actAs( 'administrator' );
		$reply = $this->post( '/gf/v2/forms', $changes + $this->fixture( 'enquiry' ) );
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( $code, $reply->get_data()['code'] );
		$this->assertSame( array(), Inside::get( FormRepository::class )->list() );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function broken(): array {
		$field = array( 'id' => 1, 'type' => 'text', 'label' => 'A' );
		return array(
			'no title'      => array( array( 'title' => ' ' ), 'missing_title' ),
			'a book'        => array( array( 'title' => str_repeat( 'a', 100000 ) ), 'atoll_title_too_long' ),
			'no fields'     => array( array( 'fields' => 'none' ), 'missing_form' ),
			'text for one'  => array( array( 'fields' => array( $field, 'none' ) ), 'missing_form' ),
			'text for all'  => array( array( 'notifications' => 'none' ), 'invalid_notifications' ),
			'texts for all' => array( array( 'confirmations' => array( 'a', 'b' ) ), 'invalid_confirmations' ),
			'an id twice'   => array( array( 'fields' => array( $field, $field ) ), 'atoll_invalid_form' ),
			'no choices'    => array(
				array( 'fields' => array( array( 'type' => 'radio' ) + $field ) ),
				'atoll_invalid_form',
			),
			'an id of text' => array(
				array( 'fields' => array( array( 'id' => 'x' ) + $field ) ),
				'atoll_invalid_form',
			),
			'a vast id'     => array(
				array( 'fields' => array( array( 'id' => PHP_INT_MAX ) + $field ) ),
				'atoll_invalid_form',
			),
			'a vast line'   => array(
				array( 'fields' => array( array( 'id' => PHP_INT_MAX, 'type' => 'section' ) + $field ) ),
				'atoll_invalid_form',
			),
		);
	}
}
