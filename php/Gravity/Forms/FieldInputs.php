<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** The `inputs` list that Gravity Forms' clients expect in a field with several inputs. */
final class FieldInputs {

	public function __construct( private ChoiceMapper $choices ) {}

	/**
	 * @param array<string, mixed> $gravity  The field as it will be sent.
	 * @param array<string, mixed> $original The field as it was imported; empty for a field that was added in Atoll.
	 * @param bool                 $changed  Whether its choices have changed since.
	 * @return array<string, mixed>
	 */
	public function complete( array $gravity, array $original, bool $changed ): array {
		if ( $changed && array() !== KeyedInputs::numbers( $original ) ) {
			return KeyedInputs::write( $gravity, $original );
		}
		$choices = $gravity['choices'] ?? null;
		if ( $changed ) {
			$gravity['choices'] = $this->choices->write( $choices, $original['choices'] ?? null );
			$gravity            = Dropdown::withoutDefault( $gravity );
		}
		if ( $changed || ! $original ) {
			$inputs  = $this->inputs(
				LooseValues::text( $gravity['gquizFieldType'] ?? $gravity['type'] ?? '' ),
				LooseValues::int( $gravity['id'] ?? 0 ),
				$choices
			);
			$gravity = array( 'inputs' => $inputs ?? $original['inputs'] ?? null ) + $gravity;
		}
		return $gravity;
	}

	/** @return list<array<string, mixed>>|null */
	private function inputs( string $type, int $id, mixed $choices ): ?array {
		return match ( $type ) {
			'checkbox' => $this->choices->inputs( $id, $choices ),
			'consent'  => array(
				array( 'id' => "{$id}.1", 'label' => 'Consent', 'name' => '' ),
				array( 'id' => "{$id}.2", 'label' => 'Text', 'name' => '', 'isHidden' => true ),
				array( 'id' => "{$id}.3", 'label' => 'Description', 'name' => '', 'isHidden' => true ),
			),
			default    => null,
		};
	}
}
