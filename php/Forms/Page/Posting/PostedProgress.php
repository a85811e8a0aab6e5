<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;

/** What a posted form says of how far it has come, in its hidden inputs. */
final class PostedProgress {

	public function __construct( private Submission $submission ) {}

	/** What the ids began with at the place in the page that it was sent from. */
	public function idPrefix(): string {
		$idPrefix = $this->submission->inputs[ InputNames::PLACE ] ?? '';
		return is_string( $idPrefix ) && 1 === preg_match( FormRenderContext::PLACE, $idPrefix )
			? $idPrefix
			: FormRenderContext::ID_PREFIX;
	}

	/** @return int The page that showed, from 0. */
	public function page(): int {
		$page = $this->submission->inputs[ InputNames::PAGE ] ?? '';
		return is_string( $page ) && 1 === preg_match( '/^[0-9]{1,4}$/D', $page ) ? (int) $page : 0;
	}

	/** @return list<int> Ids of the fields that were shown so far. */
	public function fields(): array {
		$fields = $this->submission->inputs[ InputNames::SEEN ] ?? '';
		return is_string( $fields ) && 1 === preg_match( '/^[0-9]+( [0-9]+)*$/D', $fields )
			? array_map( intval( ... ), explode( ' ', $fields ) )
			: array();
	}

	/** Whether all answers were shown to be checked. */
	public function wasReviewed(): bool {
		return '1' === ( $this->submission->inputs[ InputNames::REVIEWED ] ?? '' );
	}
}
