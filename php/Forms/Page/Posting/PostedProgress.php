<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;

/** Progress of a posted form, from its hidden inputs. */
final class PostedProgress {

	public function __construct( private Submission $submission ) {}

	/** Returns the prefix of the element ids in the instance of the form that was sent. */
	public function idPrefix(): string {
		$idPrefix = $this->submission->inputs[ InputNames::PLACE ] ?? '';
		return is_string( $idPrefix ) && 1 === preg_match( FormRenderContext::PLACE, $idPrefix )
			? $idPrefix
			: FormRenderContext::ID_PREFIX;
	}

	/** @return int Index of the page that was shown, from 0. */
	public function page(): int {
		$page = $this->submission->inputs[ InputNames::PAGE ] ?? '';
		return is_string( $page ) && 1 === preg_match( '/^[0-9]{1,4}$/D', $page ) ? (int) $page : 0;
	}

	/** @return list<int> Ids of the fields shown so far. */
	public function fields(): array {
		$fields = $this->submission->inputs[ InputNames::SEEN ] ?? '';
		return is_string( $fields ) && 1 === preg_match( '/^[0-9]+( [0-9]+)*$/D', $fields )
			? array_map( intval( ... ), explode( ' ', $fields ) )
			: array();
	}

	/** Whether all answers were shown for review. */
	public function wasReviewed(): bool {
		return '1' === ( $this->submission->inputs[ InputNames::REVIEWED ] ?? '' );
	}
}
