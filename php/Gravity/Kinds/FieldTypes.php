<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\FieldKind;

/** Converts between Gravity Forms' field types and our kinds, by `gravity` in contract/fields/<kind>/kind.json. */
final class FieldTypes {

	/** Exported type of a kind for which Gravity Forms has no type: a text field, which every client can read. */
	private const FALLBACK = 'text';

	/** @var array<string, string>|null Kinds by type, and by type and input type joined by a space. */
	private ?array $kinds = null;

	/** @param \Closure(): Contract $contract */
	public function __construct( private \Closure $contract ) {}

	public function kind( string $name ): ?FieldKind {
		return ( $this->contract )()->kind( $name );
	}

	/**
	 * Returns the kind of a type that both plugins have; null for any other type.
	 *
	 * @param string $inputType How a field with several looks is shown; empty for any other field.
	 */
	public function kindOf( string $type, string $inputType = '' ): ?string {
		return $this->kinds()[ "{$type} {$inputType}" ] ?? $this->kinds()[ $type ] ?? null;
	}

	/** @return list<string> Types of fields that need no settings other than texts and choices. */
	public function plainTypes(): array {
		$kinds = array_filter( array_map( $this->kind( ... ), array_unique( array_values( $this->kinds() ) ) ) );
		$plain = array_filter( $kinds, self::isPlain( ... ) );
		return array_values( array_map( static fn( FieldKind $kind ) => $kind->gravity()->string( 'type' ), $plain ) );
	}

	public function typeOf( string $kind ): string {
		$gravity = $this->kind( $kind )?->gravity();
		return $gravity?->string( 'type' ) ?: $gravity?->string( 'travelsAs' ) ?: self::FALLBACK;
	}

	/** Whether Gravity Forms does not have the kind, so that the kind's name is exported along with the type. */
	public function isAtollOnly( string $name ): bool {
		$kind = $this->kind( $name );
		// A kind that another plugin registers keeps its name while that plugin is inactive.
		return null === $kind ? str_contains( $name, '/' ) : '' === $kind->gravity()->string( 'type' );
	}

	/** Whether the kind is not a button, not a password or captcha (their values are not stored), and not a quiz. */
	private static function isPlain( FieldKind $kind ): bool {
		$isNotStored = in_array( $kind->shape, array( 'secret', 'token' ), true );
		return 'grid' === $kind->place && ! $isNotStored && ! $kind->hasSetting( 'correctValue' );
	}

	/** @return array<string, string> */
	private function kinds(): array {
		return $this->kinds ??= $this->read( ( $this->contract )() );
	}

	/** @return array<string, string> */
	private function read( Contract $contract ): array {
		$kinds = array();
		foreach ( $contract->kindNames() as $name ) {
			$gravity = $contract->kind( $name )?->gravity();
			$own     = $gravity?->string( 'type' ) ?? '';
			$looks   = array_map(
				static fn( string $type ) => "{$type} {$own}",
				$gravity?->strings( 'inputTypeOf' ) ?? array()
			);
			foreach ( array( $own, ...$gravity?->strings( 'alsoFrom' ) ?? array(), ...$looks ) as $type ) {
				$kinds[ $type ] ??= $name;
			}
		}
		return array_diff_key( $kinds, array( '' => true ) );
	}
}
