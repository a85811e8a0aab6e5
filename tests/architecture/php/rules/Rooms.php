<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture\Rules;

use Atoll\Plugin;
use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Rules for the rooms of php/: none uses a later one (docs/architecture.md), and in Admin, screens of entries use
 * nothing of applications. PHPStan runs these rules.
 */
final class Rooms {

	/** Rooms in order; each may use itself and earlier ones. */
	private const ROOMS = array( 'Engine', 'Platform', 'Forms', 'Site', 'Portal', 'Gravity', 'Admin', 'Composition' );

	public function test_each_class_lies_in_a_room(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Atoll' ) )
			->excluding(
				Selector::classname( Plugin::class ),
				Selector::inNamespace( 'Atoll\Tests' ),
				...array_map( self::room( ... ), self::ROOMS )
			)
			->should()->beNamed( '~^Atoll\\\\(' . implode( '|', self::ROOMS ) . ')\\\\~', true )
			->because( 'each class of php/ lies in one of ' . implode( ', ', self::ROOMS ) );
	}

	/** @return iterable<string, Rule> */
	public function test_no_room_uses_one_after_it(): iterable {
		foreach ( self::ROOMS as $at => $room ) {
			$later = array_slice( self::ROOMS, $at + 1 );
			yield $room => PHPat::rule()
				->classes( self::room( $room ) )
				->shouldNot()->dependOn()
				->classes( Selector::classname( Plugin::class ), ...array_map( self::room( ... ), $later ) )
				->because( "php/{$room} comes before it; take what is needed as an argument, or an interface of your own" );
		}
	}

	public function test_the_engine_uses_no_class_of_wordpress(): Rule {
		return PHPat::rule()
			->classes( self::room( 'Engine' ) )
			->canOnly()->dependOn()
			->classes( self::room( 'Engine' ) )
			->because( 'the engine is pure: let a service read WordPress and hand in the result' );
	}

	public function test_the_screens_of_entries_use_nothing_of_applications(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Atoll\Admin\Entries' ) )
			->shouldNot()->dependOn()
			->classes( Selector::inNamespace( 'Atoll\Admin\Applications' ) )
			->because( 'an application is an entry with more: its panels and actions are added by AdminProvider' );
	}

	private static function room( string $name ): \PHPat\Selector\ClassNamespace {
		return Selector::inNamespace( "Atoll\\{$name}" );
	}
}
