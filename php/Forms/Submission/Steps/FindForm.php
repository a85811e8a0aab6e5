<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\SubmissionContext;

/** The form as it is now. */
final class FindForm implements Step {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @throws \Atoll\Forms\Definitions\FormNotFound When there is no open form of that number.
	 * @throws \Atoll\Platform\Errors\ReadFailed   When the database does not say.
	 */
	public function run( SubmissionContext $context ): void {
		$number             = $context->submission->formNumber;
		$context->present ??= $this->forms->find( $number ) ?? throw PreviewForms::missing( $number );
	}
}
