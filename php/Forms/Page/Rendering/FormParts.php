<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Forms\Captcha\CaptchaPart;
use Atoll\Forms\Page\Posting\PostOwner;
use Atoll\Forms\Uploads\UploadPart;
use Atoll\Platform\Islands\IslandParts;

/** What a form needs beside its fields: parts of the island, and what services print into its places. */
final class FormParts {

	public function __construct(
		private IslandParts $parts,
		private CaptchaPart $captcha,
		private UploadPart $uploads,
		private PrivacyPolicyLink $policy,
		private AnswerReview $review,
		private PostOwner $owners,
	) {}

	/** @return list<string> Names of the parts to load. */
	public function names( Form $form ): array {
		return array_keys( $this->of( $form ) );
	}

	/**
	 * @param string $endpoint Where the island sends the form, and asks for the review of all answers.
	 * @return array<string, array<string, string>> Part => what it is told; only those that are told something.
	 */
	public function settings( Form $form, string $endpoint ): array {
		$review = null === $form->reviewPage()
			? array()
			: array( 'review' => array( 'endpoint' => "{$endpoint}/review" ) );
		return array_filter( $this->of( $form ) ) + $review + $this->owners->mark();
	}

	/**
	 * @param array<int, string> $messages By field id.
	 * @param ResolvedAnswers            $settled  What of the form shows.
	 * @param int                $page     The page that shows, from 0.
	 * @return array<string, \Closure( FieldView ): string>
	 */
	public function places( Form $form, array $messages, ResolvedAnswers $settled, int $page ): array {
		return array_filter(
			array(
				'captcha' => $this->captcha->place( $form, $messages ),
				'uploads' => $this->uploads->list( ... ),
				'policy'  => $this->policy->words( ... ),
				'review'  => $page === $form->reviewPage()
					? fn( FieldView $view ): string => $this->review->render( $form, $settled, $view->ids ) : null,
			)
		);
	}

	/** @return array<string, array<string, string>> */
	private function of( Form $form ): array {
		return $this->parts->needed( $form->parts(), $form->id() );
	}
}
