<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Changes\OrphanedAnswers;
use Atoll\Forms\Uploads\Entries\FileList;

/**
 * Answers that the form no longer asks for. They come from a page that was printed when it still did, or belong to the
 * entry already. They are not validated any more, and stay with the entry unchanged.
 */
final class RemovedFieldAnswers {

	public function __construct(
		private FormVersions $versions,
		private FormEngine $engine,
		private AnswerReader $reader
	) {}

	/** @return array<array-key, string> Keyed as in an entry. */
	public function answers( SubmissionContext $context ): array {
		$submitted = $context->submitted();
		$before    = $context->change?->entry;
		return $this->submittedAnswers( $submitted->form, $context ) + ( null === $before
			? array()
			: OrphanedAnswers::keep( $before->answers, $submitted->form, $submitted->resolved ) );
	}

	/** @return array<array-key, string> */
	private function submittedAnswers( Form $form, SubmissionContext $context ): array {
		$remaining = array_diff_key( $this->submittedFields( $context->submission ), $this->fieldIds( $form ) );
		$answers   = array();
		foreach ( array() === $remaining ? array() : $this->versions->before( $form ) as $earlier ) {
			$ofEarlier = array_intersect_key( $remaining, $this->fieldIds( $earlier ) );
			if ( array() !== $ofEarlier ) {
				$typed     = $this->reader->readable( $earlier, $context );
				$resolved  = $this->engine->resolve( $earlier, $typed )->answers()->toEntry();
				$answers  += array_filter(
					$resolved,
					static fn( $key ) => isset( $ofEarlier[ (int) $key ] ),
					ARRAY_FILTER_USE_KEY
				);
				$remaining = array_diff_key( $remaining, $ofEarlier );
			}
			if ( array() === $remaining ) {
				break;
			}
		}
		return $answers;
	}

	/**
	 * Returns fields for which something was sent, in one of their inputs or in the list of files.
	 *
	 * @return array<int, true> By field id.
	 */
	private function submittedFields( Submission $submission ): array {
		$sent   = array_filter( $submission->inputs, static fn( $value ) => '' !== $value && array() !== $value );
		$list   = $sent[ InputNames::FILES ] ?? null; // Rarely sent; other submissions do not load the class.
		$files  = null === $list ? array() : FileList::of( $list )->inputs();
		$fields = array();
		foreach ( array( ...array_keys( $sent ), ...$files ) as $name ) {
			if ( 1 === preg_match( '/^input_(\d+)(?:_\d+)?$/D', (string) $name, $match ) ) {
				$fields[ (int) $match[1] ] = true;
			}
		}
		return $fields;
	}

	/** @return array<int, true> By field id. */
	private function fieldIds( Form $form ): array {
		return array_fill_keys( array_map( static fn( Field $field ) => $field->id, $form->fields() ), true );
	}
}
