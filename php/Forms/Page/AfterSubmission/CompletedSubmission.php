<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

/** A sent form, as far as the page after it may know about it. */
final class CompletedSubmission {

	/** @param string $key Identifies this submission whenever its page is shown; reveals nothing else. */
	public function __construct( public readonly int $form, public readonly string $key ) {}
}
