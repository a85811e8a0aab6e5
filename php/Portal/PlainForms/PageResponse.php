<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** Response of an action whose outcome the page itself shows: once only, stored nowhere. */
final class PageResponse {}
