<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/** The link to a new password was used or replaced while this request was on its way. */
final class ResetLinkUsed extends \RuntimeException {}
