<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Tests\WordPress\Admin\Commands\CommandTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may run which command. WP-CLI's own door is the shell: whoever has it has everything. */
final class CommandsTest extends CommandTestCase {

	private const TABLE = 'Commands with --user; visitor: without it';
	private const ROLES = array(
		'visitor'        => 'anonymous',
		'client'         => 'atoll_client',
		'another client' => 'subscriber',
		'staff'          => 'atoll_staff',
		'editor'         => 'editor',
		'administrator'  => 'administrator',
	);

	public function test_every_command_of_ours_is_in_the_table(): void {
		$this->assertEqualsCanonicalizing(
			array_keys( ( require __DIR__ . '/who-may.php' )[ self::TABLE ] ),
			array_map( static fn( string $name ) => "wp {$name}", \WP_CLI::names() )
		);
	}

	#[DataProvider( 'cases' )]
	public function test_a_command_does_what_the_person_may( string $command, string $who, string $word ): void {
		$this->form();
		$this->actAs( self::ROLES[ $who ] );
		$out     = \WP_CLI::run(
			...array_slice( explode( ' ', $command ), 1 ),
			...array_values(
				array_filter(
					array(
						array(
							'wp atoll form import'  => '/nowhere.json',
							'wp atoll form diff'    => '/nowhere.json',
							'wp atoll two-step off' => 'nobody@example.com',
						)[ $command ] ?? '',
					)
				)
			)
		)[1];
		$refused = str_contains( $out, 'is not allowed to do that' );
		$this->assertSame( $word, $refused ? 'no' : 'yes', $out );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function cases(): iterable {
		foreach ( ( require __DIR__ . '/who-may.php' )[ self::TABLE ] as $command => $words ) {
			foreach ( $words as $who => $word ) {
				yield "{$who}: {$command}" => array( $command, $who, $word );
			}
		}
	}
}
