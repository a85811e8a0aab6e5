<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

/** A form that was sent, as the page after it may know it. */
final class CompletedSubmission {

	/** @param string $key Identifies this submission alone, whenever its page is shown; says nothing else. */
	public function __construct( public readonly int $form, public readonly string $key ) {}
}
