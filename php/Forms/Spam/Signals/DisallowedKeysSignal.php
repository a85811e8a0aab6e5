<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** Words and addresses in WordPress' list of disallowed comment keys (Settings → Discussion). */
final class DisallowedKeysSignal implements SpamSignal {

	private const POINTS = 8;

	public function reason( SpamContext $context ): ?SpamReason {
		$texts   = $context->texts;
		$visitor = $context->submission->visitor;
		return wp_check_comment_disallowed_list(
			$texts->name,
			$texts->email,
			$texts->website,
			$texts->content,
			$visitor->ip(),
			$visitor->userAgent()
		)
			? new SpamReason( 'disallowed', self::POINTS, __( 'It contains a word from the disallowed list in Settings → Discussion.', 'atoll' ) )
			: null;
	}
}
