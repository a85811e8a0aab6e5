<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

/** A mail was not taken; the message says why, for the site's owner. */
final class NotSent extends \RuntimeException {}
