<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

/** Which posts need a login, by their own marks and by what lies above them. A login page never does. */
final class PrivatePageTree {

	/** @var array<int, string> Type by number. */
	private array $types = array();

	/** @var list<int> */
	private array $marked = array();

	/** @var array<int, true> */
	private array $login = array();

	/** @var array<int, list<int>> By what they lie below. */
	private array $below = array();

	/** @param list<array<string, string|null>> $rows `id`, `above`, `type` and `mark`: a key of meta, or nothing. */
	public function __construct( array $rows ) {
		foreach ( $rows as $row ) {
			$id                 = (int) $row['id'];
			$this->types[ $id ] = (string) $row['type'];
			match ( $row['mark'] ) {
				PrivatePosts::PRIVATE_META => $this->marked[]                     = $id,
				PrivatePosts::LOGIN_META   => $this->login[ $id ]                 = true,
				default                    => $this->below[ (int) $row['above'] ][] = $id,
			};
		}
	}

	/** @return array<int, string> Type by number, in one order, so that two results can be compared. */
	public function privatePosts(): array {
		$private = array();
		$queue   = array_filter( $this->marked, fn( int $id ): bool => ! isset( $this->login[ $id ] ) );
		while ( array() !== $queue ) {
			$id = array_pop( $queue );
			if ( ! isset( $private[ $id ] ) ) {
				$private[ $id ] = $this->types[ $id ];
				$queue          = array( ...$queue, ...( $this->below[ $id ] ?? array() ) );
			}
		}
		$private = array_diff_key( $private, $this->login );
		ksort( $private );
		return $private;
	}

	/**
	 * The first pages on each way down that need a login where this one does: those directly below it, and those below
	 * a login page there.
	 *
	 * @return list<int>
	 */
	public function heirs( int $page ): array {
		$heirs = array();
		$seen  = array();
		$queue = $this->below[ $page ] ?? array();
		while ( array() !== $queue ) {
			$id = array_pop( $queue );
			if ( ! isset( $this->login[ $id ] ) ) {
				$heirs[] = $id;
			} elseif ( ! isset( $seen[ $id ] ) ) {
				$seen[ $id ] = true;
				$queue       = array( ...$queue, ...( $this->below[ $id ] ?? array() ) );
			}
		}
		return $heirs;
	}
}
