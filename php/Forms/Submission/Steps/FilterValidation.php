<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;

/** Lets other code refuse answers that are valid by themselves. */
final class FilterValidation implements Step {

	public function run( SubmissionContext $context ): void {
		if ( has_filter( 'atoll_validation_messages' ) ) {
			$context->messages = $this->usable( $context, $this->messages( $context ) );
		}
	}

	/** @return array<array-key, mixed> */
	private function messages( SubmissionContext $context ): array {
		$submitted = $context->submitted();
		$answers   = $submitted->resolved->answers()->toEntry();
		/**
		 * Filters the messages for fields whose answers cannot be accepted.
		 *
		 * @param array<int, string>       $messages By field id; empty.
		 * @param array<array-key, string> $answers  Keyed by input, as in an entry; empty ones are left out.
		 * @param Form                     $form
		 */
		return (array) apply_filters( 'atoll_validation_messages', array(), $answers, $submitted->form );
	}

	/**
	 * @param array<array-key, mixed> $messages
	 * @return array<int, string> Messages for visible fields on the page that is validated.
	 */
	private function usable( SubmissionContext $context, array $messages ): array {
		$submitted = $context->submitted();
		$usable    = array();
		foreach ( $messages as $id => $message ) {
			$field = is_int( $id ) ? $submitted->form->field( $id ) : null;
			if (
				null !== $field && is_string( $message ) && '' !== $message
					&& ! $submitted->resolved->isHidden( $field->id )
					&& ( null === $context->page || $field->page === $context->page )
			) {
				$usable[ $field->id ] = $message;
			}
		}
		return $usable;
	}
}
