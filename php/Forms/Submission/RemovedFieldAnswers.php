<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormVersions;

/**
 * Answers to questions that the form no longer asks. They come from a page that was printed when it did, or are an
 * entry's own. Nobody judges them any more, and they stay with the entry as they are.
 */
final class RemovedFieldAnswers {

	public function __construct(
		private FormVersions $versions,
		private FormEngine $engine,
		private AnswerReader $reader
	) {}

	/** @return array<array-key, string> Keyed as in an entry. */
	public function answers( SubmissionContext $context ): array {
		$form = $context->submitted()->form;
		$kept = null === $context->change ? array() : $this->without( $context->change->entry->answers, $form );
		return $this->sent( $form, $context ) + $kept;
	}

	/** @return array<array-key, string> */
	private function sent( Form $form, SubmissionContext $context ): array {
		$left    = array_diff_key( $this->named( $context->submission ), $this->fields( $form ) );
		$answers = array();
		foreach ( array() === $left ? array() : $this->versions->before( $form ) as $earlier ) {
			$asked = array_intersect_key( $left, $this->fields( $earlier ) );
			if ( array() !== $asked ) {
				$read     = $this->reader->readable( $earlier, $context );
				$counted  = $this->engine->settle( $earlier, $read )->answers()->toEntry();
				$answers += array_filter(
					$counted,
					static fn( $key ) => isset( $asked[ (int) $key ] ),
					ARRAY_FILTER_USE_KEY
				);
				$left     = array_diff_key( $left, $asked );
			}
			if ( array() === $left ) {
				break;
			}
		}
		return $answers;
	}

	/**
	 * Fields that something was sent for, in an input of theirs or in the list of files.
	 *
	 * @return array<int, true> By id.
	 */
	private function named( Submission $submission ): array {
		$files = $submission->inputs['gform_uploaded_files'] ?? '';
		preg_match_all( '/"input_(\d+)"/', is_string( $files ) ? $files : '', $found );
		$named = array_fill_keys( array_map( intval( ... ), $found[1] ), true );
		foreach ( $submission->inputs as $name => $value ) {
			if (
				'' !== $value && array() !== $value
					&& 1 === preg_match( '/^input_(\d+)(?:_\d+)?$/D', (string) $name, $found )
			) {
				$named[ (int) $found[1] ] = true;
			}
		}
		return $named;
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return array<array-key, string> Those to fields that the form does not have.
	 */
	private function without( array $answers, Form $form ): array {
		$fields = $this->fields( $form );
		return array_filter( $answers, static fn( $key ) => ! isset( $fields[ (int) $key ] ), ARRAY_FILTER_USE_KEY );
	}

	/** @return array<int, true> By id. */
	private function fields( Form $form ): array {
		return array_fill_keys( array_map( static fn( Field $field ) => $field->id, $form->fields() ), true );
	}
}
