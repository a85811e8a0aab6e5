<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Contract;

use Atoll\Engine\Contract\Contract;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class ContractTest extends TestCase {

	public function test_a_contract_that_was_not_built_names_the_command_that_builds_it(): void {
		$this->expectExceptionMessage( 'run npm run contract' );

		Contract::load( __DIR__ . '/nowhere.php' );
	}

	public function test_it_knows_each_kind_that_has_a_folder_and_no_other(): void {
		$contract = ( new Workbench() )->contract;
		$folders  = array_map( 'basename', glob( Workbench::root() . '/contract/fields/*', GLOB_ONLYDIR ) ?: array() );

		self::assertSame( $folders, $contract->kindNames() );
		self::assertSame(
			$folders,
			array_map( static fn( string $name ) => $contract->kind( $name )?->name, $folders )
		);
		self::assertNull( $contract->kind( 'colour' ) );
	}

	/** Accounts, invitations and links by mail take it from here. */
	public function test_a_wrong_address_is_called_wrong_in_one_sentence(): void {
		$kinds = array_filter(
			( new Workbench() )->contract->kinds(),
			static fn( $kind ) => $kind['isEmailAddress'] ?? false
		);

		$said = array_map(
			static fn( $kind ) => array( $kind['required'], ...array_column( $kind['rules'], 'message' ) ),
			$kinds
		);
		self::assertCount( 1, array_unique( array_merge( ...array_values( $said ) ) ) );
	}

	public function test_files_are_limited_where_a_field_sets_no_limit(): void {
		$contract = ( new Workbench() )->contract;

		self::assertContains( 'pdf', $contract->fileKind()->accepts() );
		foreach ( $contract->kinds() as $name => $kind ) {
			if ( 'files' === $kind['shape'] ) {
				self::assertNotEmpty( $contract->kind( $name )?->accepts(), $name );
				self::assertGreaterThan( 0, (float) $contract->kind( $name )?->defaultOf( 'maxFileSize' ), $name );
			}
		}
	}

	public function test_lists_of_names_are_in_the_order_of_their_texts_and_others_as_they_stand(): void {
		$contract = ( new Workbench() )->contract->inOrder(
			static fn( string $one, string $other ): int => strcmp( $other, $one )
		);
		$texts    = static fn( string $kind ): array => array_map(
			static fn( array $input ) => array_column( $input['choices'] ?? array(), 'text' )[0] ?? '',
			array_column( $contract->kinds()[ $kind ]['inputs'], null, 'part' )
		);

		self::assertSame( 'Åland Islands', $texts( 'address' )['country'] );
		self::assertSame( 'Mr', $texts( 'name' )['prefix'] );
	}

	/** Both are written by one run, and compared with each other for every form. */
	public function test_the_hash_beside_it_is_its_own(): void {
		$build = dirname( __DIR__, 5 ) . '/plugin/build';
		$this->assertSame(
			Contract::load( "{$build}/contract.php", 'en_AU' )->hash(),
			Contract::hashIn( "{$build}/contract-hash.php", 'en_AU' )
		);
		$this->assertNotSame(
			Contract::hashIn( "{$build}/contract-hash.php", 'de_DE' ),
			Contract::hashIn( "{$build}/contract-hash.php", 'en_AU' )
		);
	}
}
