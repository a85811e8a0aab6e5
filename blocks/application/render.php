<?php
/**
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->application()->render(); // Escaped where it is built.
