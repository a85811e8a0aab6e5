<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\LooseValues;

/**
 * Counts how often each question of a form was answered, and each choice chosen. Very many entries are counted over
 * several requests of a few seconds each: until `status` is `complete`, the next request continues the count.
 */
final class EntryResults {

	/** Time for which one request counts, in seconds. */
	private const SLICE_SECONDS = 5;
	private const LIFETIME      = 600;
	private const BATCH         = 500;

	/** @param \Closure(): float $clock Seconds since the epoch. */
	public function __construct( private EntryRepository $entries, private Shapes $shapes, private \Closure $clock ) {}

	/**
	 * @return array<string, mixed> `entry_count`, `status`, `timestamp`, `field_data`, `labels`; also `progress`, in
	 * per cent, while the count is incomplete.
	 */
	public function compute( Form $form, EntryCriteria $criteria ): array {
		$name  = 'atoll_results_'
			. md5( serialize( array( $form->id(), $form->version(), $criteria->slice( 1, 0 ) ) ) );
		$state = get_transient( $name );
		$state = is_array( $state ) ? $state : array(
			'offset' => 0,
			'counts' => $this->perField( $form, $this->noAnswers( ... ) ),
		);
		$state = $this->countAll( $form, $criteria, LooseValues::int( $state['offset'] ), (array) $state['counts'] );
		$total = $this->entries->count( $criteria );
		$done  = $state['offset'] >= $total;
		$done ? delete_transient( $name ) : set_transient( $name, $state, self::LIFETIME );
		return array(
			'entry_count' => $total,
			'status'      => $done ? 'complete' : 'incomplete',
			'timestamp'   => (int) ( $this->clock )(),
			'field_data'  => (object) array_map( $this->shown( ... ), $state['counts'] ),
			'labels'      => (object) $this->perField( $form, $this->label( ... ) ),
		) + ( $done ? array() : array( 'progress' => (int) floor( 100 * $state['offset'] / $total ) ) );
	}

	/**
	 * @param array<array-key, mixed> $counts Counts so far, by field id.
	 * @return array{offset: int, counts: array<array-key, mixed>}
	 */
	private function countAll( Form $form, EntryCriteria $criteria, int $offset, array $counts ): array {
		$end  = ( $this->clock )() + self::SLICE_SECONDS;
		$seen = 0;
		foreach ( $this->entries->stream( $criteria->oldestFirst() ) as $entry ) {
			if ( ++$seen <= $offset ) {
				continue;
			}
			foreach ( $this->questions( $form ) as $field ) {
				$counts[ $field->id ] = $this->countAnswer(
					$field,
					$entry,
					$counts[ $field->id ] ?? $this->noAnswers( $field )
				);
			}
			if ( 0 === $seen % self::BATCH && ( $this->clock )() >= $end ) {
				break;
			}
		}
		return array(
			'offset' => max( $offset, $seen ),
			'counts' => $counts,
		);
	}

	/**
	 * @template T
	 * @param callable( Field ): T $value
	 * @return array<int, T> By field id.
	 */
	private function perField( Form $form, callable $value ): array {
		$values = array();
		foreach ( $this->questions( $form ) as $field ) {
			$values[ $field->id ] = $value( $field );
		}
		return $values;
	}

	/** @return array<int, Field> */
	private function questions( Form $form ): array {
		return array_filter( $form->fields(), static fn( Field $field ) => $field->isStored() );
	}

	/** @return int|array<array-key, int> */
	private function noAnswers( Field $field ): int|array {
		return array() === $field->choices
			? 0
			: array_fill_keys( array_map( static fn( $choice ) => $choice->value, $field->choices ), 0 );
	}

	/** Returns counts by choice as an object: choices called 0, 1 and so on would make a list in JSON. */
	private function shown( mixed $count ): mixed {
		return is_array( $count ) ? (object) $count : $count;
	}

	private function countAnswer( Field $field, Entry $entry, mixed $count ): mixed {
		$shape = $this->shapes->forField( $field );
		$value = $shape->fromEntry( $field, $entry->answers );
		if ( $shape->isEmpty( $field, $value ) ) {
			return $count;
		}
		if ( ! is_array( $count ) ) {
			return LooseValues::int( $count ) + 1;
		}
		foreach (
			array_intersect(
				array_unique( AnswerValue::texts( $value ) ),
				array_map( strval( ... ), array_keys( $count ) )
			) as $chosen
		) {
			$count[ $chosen ] = 1 + LooseValues::int( $count[ $chosen ] ?? 0 );
		}
		return $count;
	}

	/** @return string|array<string, mixed> */
	private function label( Field $field ): string|array {
		return array() === $field->choices ? $field->label : array(
			'label'   => $field->label,
			'choices' => (object) array_column(
				array_map( static fn( $choice ) => array( $choice->value, $choice->text ), $field->choices ),
				1,
				0
			),
		);
	}
}
