<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Routes;

use Atoll\Forms\Captcha\ProofOfWork;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Definitions\TrialForms;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/captcha-challenge: work for the browser, as ALTCHA's widget asks for it; each answer is another one. */
final class Challenge implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'captcha-challenge';

	/** In a minute, from one address: more than anybody sends, less than a farm needs. */
	private const MOST = 30;

	/** @param \Closure(): ProofOfWork $work */
	public function __construct( private \Closure $work, private FormRepository $forms, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Visitors need it before anything else.
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'captcha-challenge', $visitor, self::MOST );
		$form = $this->forms->find( $input->int( 'form_id' ) ) ?? throw TrialForms::missing( $input->int( 'form_id' ) );
		return new Reply( ( $this->work )()->challenge( $form->id() ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
