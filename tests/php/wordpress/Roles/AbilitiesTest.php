<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Tests\WordPress\Admin\Abilities\AbilitiesTestCase;
use Atoll\Tests\WordPress\Support\Contract\Surface;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may use which ability, through wp-abilities/v1. */
final class AbilitiesTest extends AbilitiesTestCase {

	private const TABLE = 'Abilities';
	private const ROLES = array(
		'visitor'        => 'anonymous',
		'client'         => 'atoll_client',
		'another client' => 'subscriber',
		'staff'          => 'atoll_staff',
		'editor'         => 'editor',
		'administrator'  => 'administrator',
	);
	private const CALLS = array(
		'atoll/list-forms'    => array( 'GET', array() ),
		'atoll/describe-form' => array( 'GET', array( 'id' => 999999 ) ),
		'atoll/submit-form'   => array(
			'POST',
			array( 'id' => 999999, 'answers' => array( 'input_1' => 'Jo' ), 'key' => 'one-sending' ),
		),
		'atoll/list-entries'  => array( 'GET', array() ),
		'atoll/create-form'   => array(
			'POST',
			array( 'title' => 'Call back', 'fields' => array( array( 'type' => 'text', 'label' => 'Name' ) ) ),
		),
	);

	public function test_every_ability_of_ours_is_in_the_table(): void {
		$this->assertEqualsCanonicalizing(
			array_keys( ( require __DIR__ . '/who-may.php' )[ self::TABLE ] ),
			Surface::abilities()
		);
	}

	#[DataProvider( 'cases' )]
	public function test_an_ability_is_open_to_those_it_is_meant_for(
		string $ability,
		string $who,
		string $word
	): void {
		$this->actAs( self::ROLES[ $who ] );
		$status = $this->ask( self::CALLS[ $ability ][0], $ability, self::CALLS[ $ability ][1] )->get_status();
		$this->assertSame( $word, in_array( $status, array( 401, 403 ), true ) ? 'no' : 'yes', "{$status}" );
		$this->assertNotSame( 500, $status );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function cases(): iterable {
		foreach ( ( require __DIR__ . '/who-may.php' )[ self::TABLE ] as $ability => $words ) {
			foreach ( $words as $who => $word ) {
				yield "{$who}: {$ability}" => array( $ability, $who, $word );
			}
		}
	}
}
