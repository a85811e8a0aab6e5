<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;

/**
 * Warns of conditions that depend on themselves in a circle: the engines still give a result, but hardly the one that
 * was meant.
 */
final class CycleWarnings {

	/** @var array<int, DependencyCycle> By the fields in them. */
	private array $circles = array();

	/**
	 * @param array<int, list<int>> $reads What each field hangs on.
	 * @param array<int, string>    $names How sentences name fields, by id.
	 */
	public function __construct( private array $reads, private array $names, private ProblemList $problems ) {
		foreach ( ( new DependencyOrder() )->circles( $reads ) as $group ) {
			$this->circles += array_fill_keys( $group, DependencyCycle::among( $group, $reads ) );
		}
		ksort( $this->circles );
	}

	/** @return list<int> The fields that hang on themselves, in the order of their ids. */
	public function fields(): array {
		return array_keys( $this->circles );
	}

	/** @param list<int> $asked What a field's condition asks about. What asks about itself is told of with its rule. */
	public function ofField( int $id, array $asked, ProblemSubject $subject ): void {
		$this->warn( $this->circles[ $id ]->of( $id, array_values( array_diff( $asked, array( $id ) ) ) ), $subject );
	}

	/**
	 * @param list<int> $held  What shows or hides with the page.
	 * @param list<int> $asked What its condition asks about.
	 */
	public function ofPage( array $held, array $asked, ProblemSubject $subject ): void {
		$this->warn( ( new DependencyCycle( $this->reads ) )->shortest( $held, $asked ), $subject );
	}

	/** @param list<int> $way */
	private function warn( array $way, ProblemSubject $subject ): void {
		$names = array_map( fn( int $one ) => DependencyCycle::GAP === $one ? '…' : $this->names[ $one ], $way );
		if ( array() !== $names ) {
			$this->problems->warn( 'ruleCircular', $subject, way: implode( ' → ', $names ) );
		}
	}
}
