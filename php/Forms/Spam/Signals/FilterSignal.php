<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** What other code on the site says, such as a plugin that asks a service of its own. Made only where some does. */
final class FilterSignal implements SpamSignal {

	private const POINTS = 8;

	public function reason( SpamContext $context ): ?SpamReason {
		$answers = $context->resolved->answers()->toEntry();
		$visitor = $context->submission->visitor;
		/**
		 * Why a submission is spam, as a sentence for whoever reads the entry.
		 *
		 * @param string                   $reason  Empty for one that is none.
		 * @param array<array-key, string> $answers By input, as entries have them; empty ones are left out.
		 * @param Form                     $form
		 * @param Visitor                  $visitor
		 */
		$reason = apply_filters( 'atoll_spam_reason', '', $answers, $context->form, $visitor );
		return is_string( $reason ) && '' !== trim( $reason )
			? new SpamReason( 'filter', self::POINTS, wp_check_invalid_utf8( trim( $reason ), true ) )
			: null;
	}
}
