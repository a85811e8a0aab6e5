<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/** Error: a reset link was used or replaced while this request was running. */
final class ResetLinkUsed extends \RuntimeException {}
