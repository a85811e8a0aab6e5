<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** A mail was not taken; the message says why, for the site's owner. */
final class MailRefused extends \RuntimeException {}
