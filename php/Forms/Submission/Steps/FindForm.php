<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\SubmissionContext;

/** Finds the current form. */
final class FindForm implements Step {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @throws \Atoll\Forms\Definitions\FormNotFound If there is no open form with that number.
	 * @throws \Atoll\Platform\Errors\ReadFailed   If the query fails.
	 */
	public function run( SubmissionContext $context ): void {
		$number             = $context->submission->formNumber;
		$context->present ??= $this->forms->find( $number ) ?? throw PreviewForms::missing( $number );
	}
}
