<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Routes;

use Atoll\Forms\Captcha\Methods\ProofOfWork;
use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/captcha-challenge: a new proof of work to solve, in the format of ALTCHA's widget. */
final class GetChallenge implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/captcha-challenge';

	/** Requests per IP address: more than anybody sends, fewer than a spam farm needs. */
	private const MAX_PER_MINUTE = 30;

	/** @param \Closure(): ProofOfWork $proofOfWork */
	public function __construct(
		private \Closure $proofOfWork,
		private FormRepository $forms,
		private RateLimit $limit
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Visitors need it before anything else.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'captcha-challenge', $visitor, self::MAX_PER_MINUTE );
		$form = $this->forms->find( $input->int( 'form_id' ) )
			?? throw PreviewForms::missing( $input->int( 'form_id' ) );
		return new Reply(
			( $this->proofOfWork )()->challenge( $form->id() ),
			headers: array( 'Cache-Control' => 'no-store' )
		);
	}
}
