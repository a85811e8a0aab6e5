<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\Check;
use Atoll\Forms\Submission\SubmissionContext;

/** Runs the checks that need a server, such as of a captcha, but only once the answers themselves are valid. */
final class RunChecks implements Step {

	/** @var array<Check> */
	private array $checks;

	public function __construct( Check ...$checks ) {
		$this->checks = $checks;
	}

	public function run( SubmissionContext $context ): void {
		$submitted = $context->submitted();
		foreach ( $this->checks as $check ) {
			if ( array() === $context->messages ) {
				$context->messages = $check->messages( $submitted->form, $submitted->resolved, $context->submission );
			}
		}
	}
}
