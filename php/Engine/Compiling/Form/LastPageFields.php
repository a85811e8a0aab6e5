<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\Fields\FieldCompiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;

/**
 * Puts what stands with the send button on the last page, wherever an editor put it: a captcha on an earlier page would
 * ask its question where nobody can send the form.
 */
final class LastPageFields {

	public function __construct( private Contract $contract ) {}

	/**
	 * @param array<string, mixed> $source As an editor saved it, with every page that it will have.
	 * @return array<string, mixed>
	 */
	public function of( array $source ): array {
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
