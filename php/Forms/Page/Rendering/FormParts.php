<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Forms\Captcha\CaptchaPart;
use Atoll\Forms\Page\Posting\SubmissionOwner;
use Atoll\Forms\Uploads\UploadPart;
use Atoll\Platform\Islands\IslandParts;
use Atoll\Platform\Services\Lazy;
use Atoll\Platform\SiteLanguage;

/** Additions to a form's fields: parts of the island, and markup that services print into slots. */
final class FormParts {

	/**
	 * Each closure is called only for a form with a slot for that service.
	 *
	 * @param \Closure(): CaptchaPart       $captcha
	 * @param \Closure(): UploadPart        $uploads
	 * @param \Closure(): PrivacyPolicyLink $policy
	 * @param \Closure(): AnswerReview      $review
	 */
	public function __construct(
		private IslandParts $parts,
		#[Lazy( CaptchaPart::class )] private \Closure $captcha,
		#[Lazy( UploadPart::class )] private \Closure $uploads,
		#[Lazy( PrivacyPolicyLink::class )] private \Closure $policy,
		#[Lazy( AnswerReview::class )] private \Closure $review,
		private SubmissionOwner $owners,
	) {}

	/** @return list<string> Names of the parts to load. */
	public function names( Form $form ): array {
		return array_keys( $this->collect( $form ) );
	}

	/**
	 * @param string $endpoint URL to which the island sends the form, and from which it gets the review of all answers.
	 * @return array<string, array<string, string>> By part; only those with settings.
	 */
	public function settings( Form $form, string $endpoint ): array {
		$review = null === $form->reviewPage()
			? array()
			: array( 'review' => array( 'endpoint' => SiteLanguage::inAddress( "{$endpoint}/review" ) ) );
		return array_filter( $this->collect( $form ) ) + $review + $this->owners->islandSettings();
	}

	/**
	 * @param array<int, string> $messages Errors by field id.
	 * @param ResolvedAnswers    $resolved Answers after conditional logic and formulas.
	 * @param int                $page     Index of the page to show, from 0.
	 * @return array<string, \Closure( FieldView ): string>
	 */
	public function slotRenderers( Form $form, array $messages, ResolvedAnswers $resolved, int $page ): array {
		return array_filter(
			array(
				'captcha' => array() === $messages ? null : ( $this->captcha )()->questionRenderer( $form, $messages ),
				'uploads' => fn( FieldView $view ): string => ( $this->uploads )()->list( $view ),
				'policy'  => fn( FieldView $view ): string => ( $this->policy )()->consentLabel( $view ),
				'review'  => $page === $form->reviewPage()
					? fn( FieldView $view ): string => ( $this->review )()->render( $form, $resolved, $view->ids )
					: null,
			)
		);
	}

	/** Returns a consent's label with a link to the privacy policy as safe HTML; empty if there is nothing to link. */
	public function policy( string $label ): string {
		return ( $this->policy )()->addTo( $label );
	}

	/** @return array<string, array<string, string>> */
	private function collect( Form $form ): array {
		return $this->parts->needed( $form->parts(), $form->id() );
	}
}
