<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;

/**
 * Warns of conditions that depend on themselves in a cycle. The engines still resolve these, but probably not as
 * intended.
 */
final class CycleWarnings {

	/** @var array<int, DependencyCycle> Cycles by the ids of fields in them. */
	private array $cycles = array();

	/**
	 * @param array<int, list<int>> $dependencies Ids of the fields that each field depends on.
	 * @param array<int, string>    $names        Names of fields in sentences, by id.
	 */
	public function __construct( private array $dependencies, private array $names, private ProblemList $problems ) {
		foreach ( ( new DependencyOrder() )->cycles( $dependencies ) as $group ) {
			$this->cycles += array_fill_keys( $group, DependencyCycle::among( $group, $dependencies ) );
		}
		ksort( $this->cycles );
	}

	/** @return list<int> Ids of the fields that depend on themselves, in order. */
	public function fields(): array {
		return array_keys( $this->cycles );
	}

	/**
	 * @param list<int> $sources Fields that the field's condition asks about. Rules about the field itself are reported
	 * elsewhere.
	 */
	public function ofField( int $id, array $sources, ProblemSubject $subject ): void {
		$others = array_values( array_diff( $sources, array( $id ) ) );
		$this->warn( $this->cycles[ $id ]->path( $id, $others ), $subject );
	}

	/**
	 * @param list<int> $fields  Fields that show or hide with the page.
	 * @param list<int> $sources Fields that the page's condition asks about.
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
