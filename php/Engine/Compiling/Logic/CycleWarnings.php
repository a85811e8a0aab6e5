<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;

/**
 * Warns of conditions that depend on themselves in a cycle: the engines still give a result, but probably not the
 * intended one.
 */
final class CycleWarnings {

	/** @var array<int, DependencyCycle> By the fields in them. */
	private array $cycles = array();

	/**
	 * @param array<int, list<int>> $dependencies What each field depends on.
	 * @param array<int, string>    $names        How sentences name fields, by id.
	 */
	public function __construct( private array $dependencies, private array $names, private ProblemList $problems ) {
		foreach ( ( new DependencyOrder() )->cycles( $dependencies ) as $group ) {
			$this->cycles += array_fill_keys( $group, DependencyCycle::among( $group, $dependencies ) );
		}
		ksort( $this->cycles );
	}

	/** @return list<int> The fields that depend on themselves, in the order of their ids. */
	public function fields(): array {
		return array_keys( $this->cycles );
	}

	/**
	 * @param list<int> $sources What a field's condition asks about. A rule about the field itself is reported
	 * elsewhere.
	 */
	public function ofField( int $id, array $sources, ProblemSubject $subject ): void {
		$this->warn( $this->cycles[ $id ]->of( $id, array_values( array_diff( $sources, array( $id ) ) ) ), $subject );
	}

	/**
	 * @param list<int> $fields  What shows or hides with the page.
	 * @param list<int> $sources What its condition asks about.
	 */
	public function ofPage( array $fields, array $sources, ProblemSubject $subject ): void {
		$this->warn( ( new DependencyCycle( $this->dependencies ) )->shortest( $fields, $sources ), $subject );
	}

	/** @param list<int> $path */
	private function warn( array $path, ProblemSubject $subject ): void {
		$names = array_map( fn( int $id ) => DependencyCycle::GAP === $id ? '…' : $this->names[ $id ], $path );
		if ( array() !== $names ) {
			$this->problems->warn( 'ruleCircular', $subject, way: implode( ' → ', $names ) );
		}
	}
}
