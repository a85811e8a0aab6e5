<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** Verdict of other code on the site, such as a plugin with its own service. Created only if such code exists. */
final class FilterSignal implements SpamSignal {

	private const POINTS = 8;

	public function reason( SpamContext $context ): ?SpamReason {
		$answers = $context->resolved->answers()->toEntry();
		$visitor = $context->submission->visitor;
		/**
		 * Filters why a submission is spam, as a sentence for people who read the entry.
		 *
		 * @param string                   $reason  Empty if it is not spam.
		 * @param array<array-key, string> $answers By input, as in entries; empty ones are left out.
		 * @param Form                     $form
		 * @param Visitor                  $visitor
		 */
		$reason = apply_filters( 'atoll_spam_reason', '', $answers, $context->form, $visitor );
		return is_string( $reason ) && '' !== trim( $reason )
			? new SpamReason( 'filter', self::POINTS, wp_check_invalid_utf8( trim( $reason ), true ) )
			: null;
	}
}
