<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\Fields\FieldCompiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;

/**
 * Moves fields that belong to the submit button to the last page. A captcha on an earlier page would ask its question
 * where nobody can submit the form.
 */
final class LastPageFields {

	public function __construct( private Contract $contract ) {}

	/**
	 * @param array<string, mixed> $source The form as an editor saved it, with all of its final pages.
	 * @return array<string, mixed>
	 */
	public function move( array $source ): array {
		$fields = JsonData::of( $source )->list( 'fields' );
		$last   = array( 'page' => max( array( 0, ...array_map( FieldCompiler::page( ... ), $fields ) ) ) );
		$moved  = array_map(
			fn( JsonData $field ) => ( $this->isWithButtons( $field ) ? $last : array() ) + $field->all(),
			$fields
		);
		return array( 'fields' => $moved ) + $source;
	}

	private function isWithButtons( JsonData $field ): bool {
		return 'actions' === $this->contract->kind( $field->string( 'kind' ) )?->place;
	}
}
