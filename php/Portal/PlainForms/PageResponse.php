<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The action succeeded, and the page itself shows what came of it: something that is shown once, and kept nowhere. */
final class PageResponse {}
